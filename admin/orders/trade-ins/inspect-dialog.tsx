import { Checkbox, Select, Text } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { type FieldPicture, PictureField } from '#admin/components/picture/picture-field.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { api } from '#admin/shell/api.ts'
import type { AdminTradeIn } from '#contract/orders/admin-trade-ins.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import {
  isWorse,
  NOT_TAKEN,
  TRADE_CONDITION_WORDS,
  TRADE_CONDITIONS,
  type TradeCondition,
} from '#domain/order/trade-in/conditions.ts'
import {
  differenceOf,
  MAX_INSPECTION_PICTURES,
  mayFind,
  needsReason,
  TRADE_RESULTS,
  type TradeResult,
} from '#domain/order/trade-in/trade-in-situation.ts'
import { TRADE_RESULT_NAMES } from '#domain/order/trade-in/trade-in-words.ts'
import { NoteDialog } from '../note-dialog.tsx'

const CONSEQUENCES: Record<TradeResult, string> = {
  comoDito: 'O crédito foi justo. O cliente é avisado de que está tudo certo.',
  pior: 'O instrumento fica na loja pelo que vale na condição verdadeira.',
  recusada: `${NOT_TAKEN} O instrumento volta ao cliente, e o crédito inteiro é devido.`,
  naoChegou: 'A loja desiste de esperar, e o crédito inteiro é devido.',
}

const NOT_OWNERS =
  'Pelo passaporte, a loja não pode ficar com o instrumento. Ele volta ao cliente, e o crédito inteiro é devido.'

/** With these results the instrument stays in the store. */
const TAKEN = new Set<TradeResult>(['comoDito', 'pior'])

type InspectDialogProps = {
  trade: AdminTradeIn
  /** What an inspection that was undone had said, to be corrected. */
  before: Pick<AdminTradeIn, 'nota' | 'fotos'>
  onClose: () => void
}

/** Records what the inspection found, and whether a difference is charged. */
export function InspectDialog({ trade, before, onClose }: InspectDialogProps) {
  const results = TRADE_RESULTS.filter(
    (result) => mayFind(trade.situacao, result) && (trade.doCliente || !TAKEN.has(result)),
  )
  // What is worth too little isn't taken: it goes back.
  const worse = TRADE_CONDITIONS.filter(
    (condition) => isWorse(condition, trade.condicao) && trade.valores[condition] !== undefined,
  )
  const [result, setResult] = useState<TradeResult>(results[0] ?? 'comoDito')
  const [condition, setCondition] = useState<TradeCondition | undefined>(worse[0])
  const [charge, setCharge] = useState(true)
  const [pictures, setPictures] = useState<FieldPicture[]>(before.fotos)
  const { save, saving, campos } = useSave()
  const found = result === 'pior' ? condition : undefined
  const worth = result === 'comoDito' ? trade.valor : ((found && trade.valores[found]) ?? 0)
  const difference = differenceOf({ usado: trade.usado ?? 0, valor: worth })

  return (
    <NoteDialog
      opened
      onClose={onClose}
      title={trade.situacao === 'recebida' ? 'Conferir o instrumento' : 'O instrumento não chegou'}
      text={result === 'recusada' && !trade.doCliente ? NOT_OWNERS : CONSEQUENCES[result]}
      action="Registrar"
      saving={saving}
      required={needsReason(result)}
      initialNote={before.nota}
      problem={campos['nota']}
      onConfirm={async (nota) => {
        const outcome = await save(
          () =>
            api.tradeIns.inspect({
              id: trade.id,
              resultado: result,
              nota,
              cobrar: charge,
              fotos: pictures.map(({ arquivo }) => arquivo),
              ...(found && { condicao: found }),
            }),
          'Conferência registrada. O cliente foi avisado.',
        )
        if (outcome.ok) onClose()
      }}
    >
      {results.length > 1 && (
        <Select
          label="O que a conferência mostrou"
          data={results
            .filter((value) => value !== 'pior' || worse.length > 0)
            .map((value) => ({ value, label: TRADE_RESULT_NAMES[value] }))}
          value={result}
          onChange={(value) => setResult(oneOf(TRADE_RESULTS, value ?? '') ?? 'comoDito')}
          allowDeselect={false}
        />
      )}
      {result === 'comoDito' && (
        <Text size="sm">
          {TRADE_CONDITION_WORDS[trade.condicao].nome}: {TRADE_CONDITION_WORDS[trade.condicao].texto}
        </Text>
      )}
      {result === 'pior' && (
        <Select
          label="Condição verdadeira"
          data={worse.map((value) => ({ value, label: TRADE_CONDITION_WORDS[value].nome }))}
          value={condition ?? null}
          onChange={(value) => setCondition(oneOf(TRADE_CONDITIONS, value ?? ''))}
          {...(condition && { description: TRADE_CONDITION_WORDS[condition].texto })}
          error={campos['condicao']}
          allowDeselect={false}
        />
      )}
      {trade.situacao === 'recebida' && (
        <PictureField
          label="Fotos da conferência"
          description={`Até ${MAX_INSPECTION_PICTURES}. O cliente as vê ao lado do resultado.`}
          value={pictures}
          onChange={setPictures}
          max={MAX_INSPECTION_PICTURES}
          described={false}
          upload={(arquivo) => api.tradeIns.uploadPicture({ arquivo })}
          error={campos['fotos']}
        />
      )}
      {difference > 0 && (
        <Checkbox
          label={`Cobrar a diferença de ${formatBRL(difference)}`}
          description="O cliente paga por Pix, na página da troca. Sem cobrar, a loja a perdoa."
          checked={charge}
          onChange={(event) => setCharge(event.currentTarget.checked)}
        />
      )}
      {result !== 'comoDito' && <Text size="sm">O cliente lê a observação.</Text>}
    </NoteDialog>
  )
}
