import { useEffect, useState } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import { instrumentWords, mineAddress, readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { track } from '#storefront/analytics/track.ts'
import { INSTRUMENTS_PATH } from '#storefront/customer/instruments/instruments-path.ts'
import buttons from '../../../components/button.module.css'
import { LeftHandOffer } from '../left-hand/left-hand-offer.tsx'
import tools from '../tool-page.module.css'
import type { MineView } from './mine-view.ts'
import { removeCode, storeCode, storedCodes } from './stored-instruments.ts'

/** What the shop has for the instrument, and the instruments in this browser. */
export function MineResult({
  view: { codigo, descricao, listagens, ferramentas, tamanho, tamanhos, canhoto },
}: {
  view: MineView
}) {
  // Only browsers with script can store, and know what is stored.
  const [stored, setStored] = useState<string[] | null>(null)
  useEffect(() => setStored(storedCodes()), [])

  function store(code: string) {
    storeCode(code)
    setStored(storedCodes())
    track({ nome: 'save_instrument', termo: descricao ?? code })
  }

  function remove(code: string) {
    removeCode(code)
    setStored(storedCodes())
  }

  return (
    <div className={tools['results']}>
      {codigo && descricao && (
        <section aria-labelledby="instrumento" className={tools['card']}>
          <h2 id="instrumento">{`${descricao[0]?.toUpperCase()}${descricao.slice(1)}`}</h2>
          {listagens.map(({ nome, url, total }) => (
            <p key={url}>
              <a href={url} className={buttons['secondary']}>
                {nome}: ver o que serve ({formatNumber(total)})
              </a>
            </p>
          ))}
          {ferramentas.map(({ nome, url }) => (
            <p key={url}>
              <a href={url}>{nome}</a>
            </p>
          ))}
          {listagens.length === 0 && <p>{tamanho === '' && tamanhos.length > 0 ? UNSIZED : NOTHING}</p>}
          <div className={tools['buttons']}>
            {stored && !stored.includes(codigo) && (
              <button type="button" className={buttons['primary']} onClick={() => store(codigo)}>
                Guardar neste navegador
              </button>
            )}
            <form method="post" action={INSTRUMENTS_PATH}>
              <input type="hidden" name="acao" value="guardar" />
              <input type="hidden" name="codigo" value={codigo} />
              <button type="submit" className={buttons['quiet']}>
                Guardar na minha conta
              </button>
            </form>
          </div>
          <p role="status" className={tools['basis']}>
            {stored?.includes(codigo) ? 'Guardado: a loja mostra o que serve nele.' : ''}
          </p>
          {canhoto && <LeftHandOffer />}
        </section>
      )}
      {stored && stored.length > 0 && (
        <section aria-labelledby="guardados" className={tools['card']}>
          <h2 id="guardados">Neste navegador</h2>
          <ul>
            {stored.map((code) => (
              <Stored key={code} code={code} onRemove={() => remove(code)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Where sizes differ, strings of one don't fit another. */
const UNSIZED = 'Diga o tamanho, e a loja mostra as cordas e os acessórios que servem nele.'

const NOTHING = 'A loja não tem agora cordas que digam servir nele.'

function Stored({ code, onRemove }: { code: string; onRemove: () => void }) {
  const instrument = readInstrumentCode(code)
  const words = instrument ? instrumentWords(instrument) : code

  return (
    <li>
      {instrument ? <a href={mineAddress(instrument)}>{words}</a> : words}{' '}
      <button type="button" className={buttons['quiet']} onClick={onRemove}>
        Remover<span className="visually-hidden"> {words}</span>
      </button>
    </li>
  )
}
