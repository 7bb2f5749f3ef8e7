export default function Page() {
  return <p>brand</p>
}
