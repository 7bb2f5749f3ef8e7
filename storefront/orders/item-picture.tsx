import type { Picture } from '#contract/picture.ts'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import styles from './item-picture.module.css'

/** The picture of something that was bought, or its blank space: items from the previous shop have none. */
export function ItemPicture({ imagem }: { imagem: Picture | null }) {
  if (!imagem) return <span className={styles['blank']} />

  return (
    <ResponsivePicture
      picture={{ ...imagem, alt: '' }}
      sizes="72px"
      maxWidth={160}
      className={styles['picture'] ?? ''}
    />
  )
}
