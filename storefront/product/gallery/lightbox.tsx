import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Picture } from '#contract/picture.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import styles from './lightbox.module.css'

type Props = { imagens: Picture[]; nome: string; first: number; onClose: () => void }

/**
 * The pictures in full screen. A click, or the button, zooms in on that point; a zoomed picture is moved by scrolling,
 * by touch or by dragging with the mouse. The browser handles pinching.
 */
export function Lightbox({ imagens, nome, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const dragged = useRef(false)
  const [current, setCurrent] = useState(first)
  const [close, setClose] = useState(false)
  const imagem = imagens[current]
  const last = imagens.length - 1

  useEffect(() => dialog.current?.showModal(), [])

  // Centres a picture that is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture starts unzoomed
  useEffect(() => {
    const box = view.current
    box?.scrollTo((box.scrollWidth - box.clientWidth) / 2, 0)
  }, [current])

  function turn(by: -1 | 1) {
    setClose(false)
    setCurrent(Math.min(Math.max(current + by, 0), last))
  }

  function press(event: KeyboardEvent) {
    if (close || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    turn(event.key === 'ArrowRight' ? 1 : -1)
  }

  function zoom(event: MouseEvent<HTMLButtonElement>) {
    if (dragged.current) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const byKey = event.detail === 0
    const x = byKey ? 0.5 : (event.clientX - left) / width
    const y = byKey ? 0.5 : (event.clientY - top) / height
    setClose(!close)
    requestAnimationFrame(() => {
      const box = view.current
      box?.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2)
    })
  }

  function drag(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return
    dragged.current ||= Math.abs(event.movementX) + Math.abs(event.movementY) > 2
    view.current?.scrollBy(-event.movementX, -event.movementY)
  }

  if (!imagem) return null
  const ratio: CSSProperties & { '--ratio': number } = { '--ratio': imagem.largura / imagem.altura }

  return (
    <dialog
      ref={dialog}
      data-panel=""
      className={styles['lightbox']}
      aria-label={`Imagens de ${nome}`}
      onClose={onClose}
      onKeyDown={press}
    >
      <div className={styles['bar']}>
        <p role="status">
          Imagem {current + 1} de {imagens.length}
        </p>
        <button type="button" aria-label="Fechar" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div ref={view} className={styles['view']} data-close={close || undefined}>
        <button
          type="button"
          className={styles['picture']}
          style={ratio}
          aria-label={close ? 'Reduzir imagem' : 'Ampliar imagem'}
          onPointerDown={() => {
            dragged.current = false
          }}
          onPointerMove={drag}
          onClick={zoom}
        >
          <img
            key={imagem.imagem}
            src={resizedUrl(imagem.imagem, 1920, 'webp')}
            alt={imagem.alt}
            width={imagem.largura}
            height={imagem.altura}
            draggable={false}
          />
        </button>
      </div>
      <p className={styles['hint']}>
        <span className={styles['touch']}>
          {close
            ? 'Deslize para ver o resto, toque para reduzir.'
            : 'Toque ou afaste dois dedos para ver de perto.'}
        </span>
        <span className={styles['mouse']}>
          {close ? 'Arraste para ver o resto, clique para reduzir.' : 'Clique onde quer ver de perto.'}
        </span>
      </p>
      {last > 0 && (
        <div className={styles['arrows']}>
          <button
            type="button"
            aria-label="Imagem anterior"
            disabled={current === 0}
            onClick={() => turn(-1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            aria-label="Próxima imagem"
            disabled={current === last}
            onClick={() => turn(1)}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </dialog>
  )
}
