export default function Page() {
  return <p>lists</p>
}
