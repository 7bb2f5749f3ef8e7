/** Runs `work` on all items in order, a limited number at a time. The first failure stops it. */
export async function inParallel<T>(
  items: T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
