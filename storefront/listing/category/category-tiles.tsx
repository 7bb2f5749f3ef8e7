import { ResponsivePicture } from '#storefront/components/picture.tsx'
import type { DetailsData } from '../listing-data.ts'
import styles from './category-tiles.module.css'

/** The subcategories, with pictures. */
export function CategoryTiles({ filhas }: { filhas: DetailsData['categorias']['filhas'] }) {
  if (filhas.length === 0) return null

  return (
    <nav aria-label="Subcategorias">
      <ul className={styles['tiles']}>
        {filhas.map(({ nome, url, imagem }) => (
          <li key={url}>
            <a href={url} className={styles['tile'] ?? ''}>
              {imagem && <ResponsivePicture picture={{ ...imagem, alt: '' }} sizes="56px" maxWidth={192} />}
              {nome}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
