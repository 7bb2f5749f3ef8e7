import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { track } from '#storefront/analytics/track.ts'
import tools from '../instruments/tool-page.module.css'
import type { ProductContent } from '../product-data.ts'

type Props = { giro: NonNullable<ProductContent['giro']>; nome: string }

/** Turns the product: by dragging, or with the slider, which arrow keys move. Loads all pictures, the nearest first. */
export function SpinViewer({ giro: { imagens, largura, altura }, nome }: Props) {
  const [place, setPlace] = useState(0)
  const grabbed = useRef<{ x: number; place: number } | null>(null)
  const count = imagens.length
  const urls = imagens.map((imagem) => resizedUrl(imagem, 640, 'webp'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the product stays the same while it is open
  useEffect(() => {
    for (const url of urls) new Image().src = url
    track({ nome: 'view_spin', termo: nome })
  }, [])

  function drag({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    if (!grabbed.current) return
    const moved = Math.round(((clientX - grabbed.current.x) / currentTarget.clientWidth) * count)
    setPlace((((grabbed.current.place + moved) % count) + count) % count)
  }

  return (
    <div className={tools['results']}>
      <img
        src={urls[place]}
        width={largura}
        height={altura}
        alt={`${nome}, vista ${place + 1} de ${count}`}
        draggable={false}
        // A finger turns it, and still scrolls the page.
        style={{ cursor: 'grab', touchAction: 'pan-y' }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          grabbed.current = { x: event.clientX, place }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          grabbed.current = null
        }}
        onPointerCancel={() => {
          grabbed.current = null
        }}
      />
      <input
        type="range"
        min={1}
        max={count}
        value={place + 1}
        aria-label="Girar"
        aria-valuetext={`Vista ${place + 1} de ${count}`}
        onChange={({ currentTarget }) => setPlace(Number(currentTarget.value) - 1)}
      />
    </div>
  )
}
