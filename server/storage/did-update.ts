/** For an update of one row at most, whose conditions decide: whether they held. */
export async function didUpdate(update: {
  executeTakeFirstOrThrow(): Promise<{ readonly numUpdatedRows: bigint }>
}): Promise<boolean> {
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
