export function ErrorPage({ error }: { error: unknown }) {
  return <p>{String(error)}</p>
}
