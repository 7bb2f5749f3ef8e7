/** Resolves once the browser has shown what has just changed: the answer to a tap comes before the work that follows it. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
