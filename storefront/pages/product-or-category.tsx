export default function Page() {
  return <p>product-or-category</p>
}
