import { ShopLink } from '../components/shop-link.tsx'
import styles from './brand-strip.module.css'
import { Section } from './section.tsx'

/** The brands that the shop has most of, set as words: the way to all of them is beside the title. */
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
            <ShopLink to={url}>{nome}</ShopLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
