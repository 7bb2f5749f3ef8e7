export default function Page() {
  return <p>institutional</p>
}
