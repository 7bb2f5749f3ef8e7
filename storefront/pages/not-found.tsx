/** Matches every unknown address: the error page is shown with status 404. */
export function loader() {
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

/** Never rendered, since the loader always throws, but React Router needs a component to answer with a page. */
export default function NotFound() {
  return null
}
