import type { GuideLink } from '#contract/content/guides/guides.ts'
import { Section } from './section.tsx'

/** The guides about what a product is. */
export function Guides({ guides }: { guides: readonly GuideLink[] }) {
  if (guides.length === 0) return null

  return (
    <Section id="guias" title="Guias">
      <ul>
        {guides.map(({ titulo, url }) => (
          <li key={url}>
            <a href={url}>{titulo}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
