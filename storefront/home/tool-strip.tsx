import type { Tool } from '#domain/instruments/tools.ts'
import { Section } from './section.tsx'
import styles from './tool-strip.module.css'

/** The tools for musicians, each with what it is good for. */
export function ToolStrip({ tools, title }: { tools: readonly Tool[]; title?: string | undefined }) {
  return (
    <Section title={title ?? 'Ferramentas para músicos'}>
      <ul className={styles['tools']}>
        {tools.map(({ nome, texto, url }) => (
          <li key={url}>
            <a href={url}>{nome}</a>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
