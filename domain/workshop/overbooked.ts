/**
 * Returns the jobs of a day, in the order in which they were booked, that do not fit into its minutes: each takes what
 * is left, and one that finds too little is passed over.
 */
export function jobsThatDoNotFit<Job extends { minutos: number }>(
  jobs: readonly Job[],
  minutes: number,
): Job[] {
  let left = minutes

  return jobs.filter((job) => {
    if (job.minutos > left) return true
    left -= job.minutos
    return false
  })
}
