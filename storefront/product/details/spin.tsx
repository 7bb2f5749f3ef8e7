import { lazy, Suspense, useState } from 'react'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import buttons from '#storefront/components/button.module.css'
import { useToggle } from '#storefront/rendering/browser/use-toggle.ts'
import tools from '../instruments/tool-page.module.css'
import type { ProductContent } from '../product-data.ts'
import { Section } from './section.tsx'

type Props = { giro: NonNullable<ProductContent['giro']>; nome: string }

const SpinViewer = lazy(async () => ({ default: (await import('./spin-viewer.tsx')).SpinViewer }))

/**
 * A product from all around. Pictures and code are loaded when it is opened; without JavaScript, the pictures are below
 * each other.
 */
export function Spin({ giro, nome }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useToggle(setIsOpen)

  return (
    <Section id="giro" title="Em 360°">
      <details {...toggle}>
        <summary className={buttons['quiet']}>Girar o produto ({giro.imagens.length} imagens)</summary>
        {isOpen ? (
          <Suspense fallback={<AllSides giro={giro} nome={nome} />}>
            <SpinViewer giro={giro} nome={nome} />
          </Suspense>
        ) : (
          <AllSides giro={giro} nome={nome} />
        )}
      </details>
    </Section>
  )
}

function AllSides({ giro: { imagens, largura, altura }, nome }: Props) {
  return (
    <ol className={tools['results']} aria-label={`${nome}, de todos os lados`}>
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
