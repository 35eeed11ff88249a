export interface PushTables {
  push_devices: PushDevicesTable
}

/** A browser whose owner wants to be told there how their orders are. */
interface PushDevicesTable {
  id: string
  user_id: string
  /** it goes when this session ends */
  session_id: string
  /** where its push service takes messages for it: a secret of the device */
  endpoint: string
  /** SHA-256 of it: one browser is one row, no matter who is signed in there */
  endpoint_hash: string
  p256dh: string
  auth: string
  /** the key of the shop that it was made with */
  server_key: string
  /** when it was kept, or told something, last */
  used_at: number
}
