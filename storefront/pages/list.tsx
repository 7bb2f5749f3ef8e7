export default function Page() {
  return <p>list</p>
}
