/** An address that leads nowhere: the error page says so, with the status 404. */
export function loader() {
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

/** Never rendered: the loader always throws. React Router asks for a component to answer with a page at all. */
export default function NotFound() {
  return null
}
