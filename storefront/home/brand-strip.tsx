import styles from './brand-strip.module.css'
import { Section } from './section.tsx'

/** The brands with the most products, as text, with a link to all brands. */
export function BrandStrip({
  brands,
  title,
}: {
  brands: { nome: string; url: string }[]
  title?: string | undefined
}) {
  if (brands.length === 0) return null

  return (
    <Section title={title ?? 'Marcas'} link="/marcas">
      <ul className={styles['brands']}>
        {brands.map(({ nome, url }) => (
          <li key={url}>
            <a href={url}>{nome}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
