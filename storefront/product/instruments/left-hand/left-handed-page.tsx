import { useEffect, useState } from 'react'
import type { LeftHanded } from '#contract/catalog/catalog.ts'
import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import { useIdle } from '#storefront/rendering/browser/when-idle.ts'
import buttons from '../../../components/button.module.css'
import { PageHead } from '../../../components/page-head.tsx'
import type { CardData } from '../../../components/product-card/card-data.ts'
import { CardGrid } from '../../../components/product-card/card-grid.tsx'
import tools from '../tool-page.module.css'
import styles from './left-handed-page.module.css'
import { preferLeftHand, prefersLeftHand } from './preferred-hand.ts'

type Content = LeftHanded['conteudo']
type Advice = Content['conselhos'][number]

type Props = {
  trail: Trail
  listings: readonly (Omit<Content['listagens'][number], 'produtos'> & { produtos: CardData[] })[]
  advice: readonly Advice[]
  /** Whether the shop has a workshop, which can turn an instrument. */
  hasWorkshop: boolean
}

/** What there is for left-handers, what can be turned, and a switch for all listings. */
export function LeftHandedPage({ trail, listings, advice, hasWorkshop }: Props) {
  const others = listings.filter(({ produtos }) => produtos.length === 0)

  return (
    <div className="wrap">
      <PageHead
        trail={trail}
        title="Canhotos"
        text="O que a loja tem para canhotos, e o que muda num instrumento de destro que é virado."
      />
      <div className={styles['page']}>
        <HandSwitch />
        {listings.length === 0 && <p>Agora não há em estoque nada feito só para canhotos.</p>}
        {listings
          .filter(({ produtos }) => produtos.length > 0)
          .map(({ nome, url, total, produtos }) => (
            <section key={url} aria-label={`${nome} para canhotos`} className={tools['results']}>
              <h2>{nome} para canhotos</h2>
              <CardGrid produtos={produtos} lista="Canhotos" />
              <p>
                <a href={url}>
                  Ver {nome} para canhotos ({total})
                </a>
              </p>
            </section>
          ))}
        {others.length > 0 && (
          <section aria-labelledby="mais" className={tools['card']}>
            <h2 id="mais">Mais para canhotos</h2>
            <ul>
              {others.map(({ nome, url, total }) => (
                <li key={url}>
                  <a href={url}>
                    {nome} para canhotos ({total})
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="virar" className={tools['card']}>
          <h2 id="virar">O que pode ser virado</h2>
          <p>
            Cordas, correias e afinadores servem às duas mãos. Um instrumento virado pode perder a garantia do
            fabricante: combine o serviço com{' '}
            {hasWorkshop ? <a href={WORKSHOP_PATH}>a nossa oficina</a> : 'um luthier'} antes de comprar.
          </p>
          <table className={tools['table']}>
            <thead>
              <tr>
                <th scope="col">Instrumento</th>
                <th scope="col">O que muda</th>
              </tr>
            </thead>
            <tbody>
              {advice.map(({ nomes, virada, texto }) => (
                <tr key={texto}>
                  <th scope="row">{nomes.join(', ')}</th>
                  <td>
                    <strong>{VERDICTS[virada]}.</strong> {texto}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </div>
  )
}

const VERDICTS: Readonly<Record<Advice['virada'], string>> = {
  facil: 'Vira com pouco',
  luthier: 'Vira com um luthier',
  nao: 'Não vale virar',
}

/** The switch for the whole shop: remembered in this browser only. */
function HandSwitch() {
  const [left, setLeft] = useState(false)
  const ready = useIdle()
  useEffect(() => setLeft(prefersLeftHand()), [])

  function turn() {
    preferLeftHand(!left)
    setLeft(!left)
  }

  return (
    <section aria-labelledby="canhoto" className={tools['card']}>
      <h2 id="canhoto">Sou canhoto</h2>
      <p>
        Nas categorias, nas marcas e na busca que têm versões para canhotos, mostrar só estas; um produto que
        tem as duas abre na de canhoto.
      </p>
      <p>
        <button
          type="button"
          role="switch"
          aria-checked={left}
          aria-label="Mostrar só versões para canhotos"
          className={buttons[left ? 'primary' : 'secondary']}
          disabled={!ready}
          onClick={turn}
        >
          {left ? 'Ligado' : 'Desligado'}
        </button>
      </p>
      <p className={tools['basis']}>
        A página inicial, os produtos parecidos e os guias continuam mostrando também o que é de destro. A
        escolha fica só neste navegador.
      </p>
      <noscript>
        <p>Sem JavaScript, use os links “Só para canhotos” das listagens.</p>
      </noscript>
    </section>
  )
}
