import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import type { Badge } from '#contract/catalog/catalog.ts'
import type { Picture } from '#contract/picture.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { Badges } from '#storefront/components/product-card/badges.tsx'
import styles from './gallery.module.css'
import { GalleryPicture } from './gallery-picture.tsx'

/** Loaded on demand: few shoppers enlarge a picture. */
const Lightbox = lazy(() => import('./lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })))

type Props = { imagens: Picture[]; nome: string; selos: Badge[] }

/**
 * A product's pictures in a row that snaps: by swipe, arrow keys, arrow buttons or thumbnails; a click enlarges a
 * picture. The current picture is the only tab stop. Without script the row scrolls, and the thumbnails link to their
 * pictures.
 */
export function Gallery({ imagens, nome, selos }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const last = imagens.length - 1

  function show(i: number) {
    const list = track.current
    list?.scrollTo({ left: Math.min(Math.max(i, 0), last) * list.clientWidth })
  }

  function look() {
    const list = track.current
    if (list) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
  }

  function turn(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const next = Math.min(Math.max(current + (event.key === 'ArrowRight' ? 1 : -1), 0), last)
    show(next)
    // The row does the scrolling itself.
    track.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true })
  }

  function jump(event: MouseEvent, i: number) {
    event.preventDefault()
    show(i)
  }

  return (
    <section className={styles['gallery']} aria-label="Imagens do produto">
      <div className={styles['stage']}>
        <ul ref={track} className={styles['track']} onScroll={look} onKeyDown={turn}>
          {imagens.map((imagem, i) => (
            <li key={imagem.imagem} id={`imagem-${i + 1}`}>
              <GalleryPicture
                picture={imagem}
                eager={i === 0}
                shown={i === current}
                label={`Ampliar imagem ${i + 1} de ${imagens.length}`}
                onEnlarge={() => setEnlarged(i)}
              />
            </li>
          ))}
        </ul>
        <Badges selos={selos} />
        {last > 0 && (
          <div className={styles['arrows']}>
            <button
              type="button"
              aria-label="Imagem anterior"
              tabIndex={-1}
              disabled={current === 0}
              onClick={() => show(current - 1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              aria-label="Próxima imagem"
              tabIndex={-1}
              disabled={current === last}
              onClick={() => show(current + 1)}
            >
              <Icon name="chevron-right" />
            </button>
          </div>
        )}
      </div>
      {last > 0 && (
        <ol className={styles['thumbs']}>
          {imagens.map((imagem, i) => (
            <li key={imagem.imagem}>
              <a
                href={`#imagem-${i + 1}`}
                aria-label={`Ver imagem ${i + 1} de ${imagens.length}`}
                aria-current={i === current ? 'true' : undefined}
                tabIndex={-1}
                onClick={(event) => jump(event, i)}
              >
                <img
                  src={resizedUrl(imagem.imagem, 192, 'webp')}
                  alt=""
                  width={96}
                  height={96}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ol>
      )}
      {enlarged !== null && (
        <Suspense>
          <Lightbox imagens={imagens} nome={nome} first={enlarged} onClose={() => setEnlarged(null)} />
        </Suspense>
      )}
    </section>
  )
}
