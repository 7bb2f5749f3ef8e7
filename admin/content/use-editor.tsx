import { type ReactNode, useState } from 'react'
import { ConflictDialog } from '../parts/conflict-dialog.tsx'
import { DraftBar } from '../parts/draft-bar.tsx'
import { useDraft } from '../parts/use-draft.ts'
import { useSave } from '../parts/use-save.ts'

type EditorOptions<Draft, Saved> = {
  /** Tells this form from all others: `pagina:12`. */
  nome: string
  /** What the form was filled with, and under which version; null for something new. */
  lido: Saved | null
  rascunho: (saved: Saved) => Draft
  /** What something new begins with. */
  novo?: Draft
  enviar: (draft: Draft, versao: number) => Promise<Saved>
  sucesso: string
  /** What the fields are called, for who has to choose between two versions. */
  rotulos: Partial<Record<keyof Draft, string>>
  depois?: (saved: Saved) => void
}

type Editor<Draft> = {
  valor: Draft
  change: (changes: Partial<Draft> | ((old: Draft) => Draft)) => void
  changed: boolean
  /** The sentences for the fields, by their names. */
  campos: Record<string, string>
  /** The bar and the dialog of the form, for its foot. */
  rodape: ReactNode
}

/** A form of something that two people may edit: its draft, its saving, and the choice when somebody else was faster. */
export function useEditor<Draft extends object, Saved extends { versao: number }>(
  options: EditorOptions<Draft, Saved>,
): Editor<Draft> {
  const { nome, lido, rascunho, novo, enviar, sucesso, rotulos, depois } = options
  const begin = lido ? rascunho(lido) : novo
  if (begin === undefined) throw new Error('A form needs something to begin with.')
  const { save, saving, campos } = useSave()
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const { valor, change, changed, settle, recovered } = useDraft<Draft>(nome, begin, lido?.versao)

  async function write(versao = lido?.versao ?? 1) {
    const outcome = await save(() => enviar(valor, versao), sucesso)
    if (outcome.ok) {
      setTheirs(null)
      settle(rascunho(outcome.result))
      depois?.(outcome.result)
    } else if (outcome.failure.code === 'VersaoAntiga') {
      // The contract's own answer, of which the refusals' list knows no shape.
      setTheirs((outcome.failure.dados as { atual: Saved }).atual)
    }
  }

  function discard(to: Draft) {
    setTheirs(null)
    settle(to)
  }

  const rodape = (
    <>
      <DraftBar
        changed={changed}
        saving={saving}
        recovered={recovered}
        onSave={() => void write()}
        onDiscard={() => discard(begin)}
      />
      <ConflictDialog
        diferencas={theirs && differences(rotulos, rascunho(theirs), valor)}
        onClose={() => setTheirs(null)}
        onKeepTheirs={() => theirs && discard(rascunho(theirs))}
        onWriteMine={() => void write(theirs?.versao)}
      />
    </>
  )

  return { valor, change, changed, campos, rodape }
}

function differences<Draft extends object>(
  rotulos: Partial<Record<keyof Draft, string>>,
  atual: Draft,
  meu: Draft,
) {
  const fields = Object.keys(rotulos) as (keyof Draft)[]

  return fields
    .filter((field) => JSON.stringify(atual[field]) !== JSON.stringify(meu[field]))
    .map((field) => ({ campo: rotulos[field] ?? '', atual: inWords(atual[field]), meu: inWords(meu[field]) }))
}

const MOST_LETTERS = 160

function inWords(value: unknown): string {
  if (value === null || value === '') return 'Nada'
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} itens`
  const text = typeof value === 'string' ? value : JSON.stringify(value)

  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}
