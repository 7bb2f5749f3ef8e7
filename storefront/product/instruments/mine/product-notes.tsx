import { MINE_PATH } from '#domain/instruments/mine/mine-path.ts'
import type { NotesProps } from './fits.ts'
import { OwnVariantNote } from './own-variant-note.tsx'

/** Whether a product fits the shopper's instrument, and which of its variants is theirs. */
export function ProductNotes(props: NotesProps) {
  const { conteudo, fit, className } = props
  const { meuInstrumento } = conteudo

  return (
    <>
      <OwnVariantNote {...props} />
      {(meuInstrumento || fit) && (
        <p className={className}>
          {fit ? <strong>{fit.texto}.</strong> : 'Serve no seu instrumento?'} {fit?.motivo}{' '}
          <a href={meuInstrumento ?? MINE_PATH}>{fit ? 'Meu instrumento' : 'Diga o que você toca'}</a>
        </p>
      )}
    </>
  )
}
