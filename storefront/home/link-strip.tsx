import styles from './link-strip.module.css'
import { Section } from './section.tsx'

type Props = {
  links: readonly { nome: string; texto: string; url: string }[]
  title: string
  /** The page that has them all. */
  link?: string
}

/** Pages of the shop, such as its tools, each with what it is good for. */
export function LinkStrip({ links, title, link }: Props) {
  return (
    <Section title={title} {...(link && { link })}>
      <ul className={styles['links']}>
        {links.map(({ nome, texto, url }) => (
          <li key={url}>
            <a href={url}>{nome}</a>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
