export default function Page() {
  return <p>brands</p>
}
