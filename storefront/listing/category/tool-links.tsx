/** How many links are shown at once: more would push the products off a phone's screen. */
const SHOWN = 2

type Link = { href: string; text: string }

/** Links to the tools and guides for the category's products; more than two are found below a summary. */
export function ToolLinks({ links }: { links: readonly Link[] }) {
  const [first, others] = [links.slice(0, SHOWN), links.slice(SHOWN)]

  return (
    <>
      {first.map(toLink)}
      {others.length > 0 && (
        <details>
          <summary>Mais ferramentas e guias</summary>
          {others.map(toLink)}
        </details>
      )}
    </>
  )
}

function toLink({ href, text }: Link) {
  return (
    <p key={href}>
      <a href={href}>{text}</a>
    </p>
  )
}
