-- For wrk: each request is a new order of the next person, under a key of its own.
-- The people's file has one of them on a line: token, a space, the id.
local people, body, count = {}, "", 0
local run = io.open("/proc/sys/kernel/random/uuid"):read("*l")

function init(args)
  for line in io.lines(args[1]) do
    local token, id = line:match("(%S+) (%S+)")
    people[#people + 1] = { token = token, id = id }
  end
  body = io.open(args[2]):read("*a")
end

function request()
  count = count + 1
  local person = people[count % #people + 1]
  return wrk.format("POST", nil, {
    ["content-type"] = "application/json",
    ["authorization"] = "Bearer " .. person.token,
    ["idempotency-key"] = run .. "-" .. count,
  }, (body:gsub("PERSON", person.id)))
end
