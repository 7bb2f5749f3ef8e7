import type { Picture } from '#contract/picture.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import styles from './thumbnails.module.css'

/** Small pictures, each of which opens large. */
export function Thumbnails({ pictures, label }: { pictures: readonly Picture[]; label?: string }) {
  return (
    <ul className={styles['pictures']} aria-label={label}>
      {pictures.map((picture) => (
        <li key={picture.imagem}>
          <a href={resizedUrl(picture.imagem, 1280, 'jpg')} target="_blank" rel="noreferrer">
            <ResponsivePicture picture={picture} sizes="80px" maxWidth={192} />
          </a>
        </li>
      ))}
    </ul>
  )
}
