import { type CSSProperties, type MouseEvent, useState } from 'react'
import type { Picture } from '#contract/picture.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import styles from './gallery-picture.module.css'

const SIZES = '(min-width: 1200px) 711px, (min-width: 1024px) 50vw, (min-width: 768px) 46vw, 100vw'

type Props = { picture: Picture; eager: boolean; shown: boolean; label: string; onEnlarge: () => void }

/** A picture of the gallery: magnified under the mouse, enlarged by a click. */
export function GalleryPicture({ picture, eager, shown, label, onEnlarge }: Props) {
  const [lens, setLens] = useState<CSSProperties | null>(null)

  function look({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setLens({
      backgroundImage: `url(${resizedUrl(picture.imagem, 1920, 'webp')})`,
      backgroundPosition: `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`,
    })
  }

  return (
    <button
      type="button"
      className={styles['picture']}
      tabIndex={shown ? 0 : -1}
      onClick={onEnlarge}
      onMouseMove={look}
      onMouseLeave={() => setLens(null)}
    >
      <ResponsivePicture picture={picture} sizes={SIZES} eager={eager} className={styles['image'] ?? ''} />
      {lens && <span className={styles['lens']} style={lens} />}
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
