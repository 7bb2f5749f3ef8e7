/** Returns the time at which a day (`YYYY-MM-DD`) begins in São Paulo, or the day that is this many days later. */
export function dayStart(day: string, plus = 0): Date {
  // São Paulo has had a fixed offset since 2019 (Decreto 9.772).
  const start = new Date(`${day}T00:00:00-03:00`)
  start.setUTCDate(start.getUTCDate() + plus)

  return start
}
