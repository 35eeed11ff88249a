-- For wrk: each request is of the next person. The people's file has the token of one on each line.
local people, count = {}, 0

function init(args)
  for token in io.lines(args[1]) do people[#people + 1] = token end
end

function request()
  count = count + 1
  wrk.headers["authorization"] = "Bearer " .. people[count % #people + 1]
  return wrk.format()
end
