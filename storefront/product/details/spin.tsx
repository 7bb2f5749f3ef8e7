import { lazy, Suspense, useState } from 'react'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import type { ProductContent } from '../product-data.ts'
import { Section } from './section.tsx'
import styles from './spin.module.css'

type Props = { giro: NonNullable<ProductContent['giro']>; nome: string }

const SpinViewer = lazy(async () => ({ default: (await import('./spin-viewer.tsx')).SpinViewer }))

/**
 * A product from all around. Pictures and code are loaded when it is opened; without JavaScript, the pictures are a strip
 * to scroll.
 */
export function Spin({ giro, nome }: Props) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <Section id="giro" title="Em 360°">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>Girar o produto ({giro.imagens.length} imagens)</summary>
        {isOpen ? (
          <Suspense fallback={<Strip giro={giro} nome={nome} />}>
            <SpinViewer giro={giro} nome={nome} />
          </Suspense>
        ) : (
          <Strip giro={giro} nome={nome} />
        )}
      </details>
    </Section>
  )
}

function Strip({ giro: { imagens, largura, altura }, nome }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard
    <ol className={styles['strip']} tabIndex={0} aria-label={`${nome}, de todos os lados`}>
      {imagens.map((imagem, i) => (
        <li key={imagem}>
          <img
            src={resizedUrl(imagem, 640, 'webp')}
            width={largura}
            height={altura}
            alt={`Vista ${i + 1} de ${imagens.length}`}
            loading="lazy"
          />
        </li>
      ))}
    </ol>
  )
}
