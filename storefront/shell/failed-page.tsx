import { latePart } from '../late-part.tsx'

/** The error page, whose code is there before anything fails; where a page begins with it, it comes at once. */
export const FailedPage = latePart(
  async () => (await import('../pages/error-page.tsx')).ErrorPage,
  () => Promise.resolve(),
)
