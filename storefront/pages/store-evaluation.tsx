export default function Page() {
  return <p>store-evaluation</p>
}
