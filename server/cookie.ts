/** The value of one cookie of a request's `cookie` header; undefined when it is not there. */
export function cookieOf(header: string | null | undefined, name: string): string | undefined {
  return header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
