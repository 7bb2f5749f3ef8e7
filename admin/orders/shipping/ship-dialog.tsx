import { Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { type ParcelGoods, remainingGoods } from '#domain/order/parcels.ts'
import { IssueForm, type Missing, type SerialDraft } from '../passports/order-passports.tsx'
import { openLabels, WITHOUT_LABEL } from './labels/open-labels.ts'
import { newParcel, parcelToSend, shipWords } from './parcel.ts'
import { ParcelFields } from './parcel-fields.tsx'

type Props = { order: AdminOrder; missing: Missing[]; onClose: () => void }

/**
 * Marks an order or some of its goods as shipped, with or without a tracking code, or as ready for pickup. That work on it
 * is unpaid was confirmed before. Asks for the serial numbers of its instruments (`missing`) while they are at hand, and
 * issues the passports of all that are typed.
 */
export function ShipDialog({ order, missing, onClose }: Props) {
  const { id, frete, itens, encomendas, etiquetas, servicosAPagar } = order
  const labels = openLabels(etiquetas)
  const remaining = remainingGoods(itens, encomendas)
  const [envio, setEnvio] = useState(() => newParcel(frete, null))
  const [part, setPart] = useState<ParcelGoods[] | null>(null)
  /** The label that it leaves with, which has to be said if one was bought. */
  const [label, setLabel] = useState<string | null>(null)
  /** The serial numbers that are typed, by the line's position. */
  const [serials, setSerials] = useState<Record<number, SerialDraft>>({})
  const { save, saving, campos } = useSave()
  const issuing = useSave()
  /** The line whose serial number is being issued, or was refused. */
  const [issued, setIssued] = useState<number | null>(null)
  const words = shipWords(frete)
  const isSplittable =
    frete.tipo === 'entrega' && remaining.reduce((sum, { quantidade }) => sum + quantidade, 0) > 1

  async function ship() {
    if (!(await issueTyped())) return
    const chosen = part?.filter(({ quantidade }) => quantidade > 0)
    const outcome = await save(
      () =>
        api.orders.ship({
          id,
          mesmoAssim: servicosAPagar.length > 0,
          envio: parcelToSend(frete, envio),
          ...(chosen && { itens: chosen }),
          ...(label !== null && label !== WITHOUT_LABEL && { etiqueta: label }),
        }),
      ({ situacao }) => (situacao === 'enviado' ? words.success : 'Encomenda enviada. O resto espera.'),
    )
    if (!outcome.ok) return
    if (label === WITHOUT_LABEL) await cancelLabels()
    onClose()
  }

  /** Issues the passports of the numbers that were typed without a click on the button beside them. */
  async function issueTyped(): Promise<boolean> {
    for (const { posicao } of missing) {
      const draft = serials[posicao]
      if (!draft || draft.numeroSerie.trim() === '') continue
      // Before its answer, which may be an error at its field.
      setIssued(posicao)
      const { ok } = await issuing.save(() => api.passports.issue({ ...draft, pedido: id }))
      if (!ok) return false
      setSerials(({ [posicao]: _issued, ...others }) => others)
    }

    return true
  }

  /**
   * They are not printed any more either way; a carrier that does not answer leaves the money to be claimed back later.
   */
  async function cancelLabels() {
    for (const { id: etiqueta, acoes } of labels)
      if (acoes.includes('cancel'))
        await save(() => api.orders.cancelLabel({ id, etiqueta }), 'Etiqueta cancelada.')
  }

  return (
    <Dialog onClose={onClose} title={words.title}>
      <Stack gap="sm">
        <Text size="sm">
          {encomendas.length > 0 ? 'Sai agora o que falta deste pedido. ' : ''}
          {words.text}
        </Text>
        {missing.length > 0 && (
          <Section title="Número de série">
            <Text size="sm">
              Antes de fechar a caixa, escreva o número que está no instrumento: ele ganha o passaporte, e o
              e-mail do envio leva até ele. Depois disso, só com o número que o cliente disser.
            </Text>
            {missing.map((item) => (
              <IssueForm
                key={`${item.posicao} ${item.quantidade}`}
                order={id}
                item={item}
                onType={(draft) => setSerials((old) => ({ ...old, [item.posicao]: draft }))}
                problem={issued === item.posicao ? issuing.campos['numeroSerie'] : undefined}
              />
            ))}
          </Section>
        )}
        {labels.length > 0 && (
          <Radio.Group
            label="Há uma etiqueta comprada. A encomenda sai com ela?"
            value={label ?? ''}
            onChange={setLabel}
          >
            <Stack gap="xs" mt="xs">
              {labels.map(({ id: value, nome, codigo }) => (
                <Radio
                  key={value}
                  value={value}
                  label={['Com a etiqueta', nome, codigo].filter(Boolean).join(' ')}
                />
              ))}
              <Radio
                value={WITHOUT_LABEL}
                label="Sem etiqueta: cancelar a compra"
                description="O que ela custou volta à carteira do Melhor Envio, e ela não se imprime mais."
              />
            </Stack>
          </Radio.Group>
        )}
        {frete.tipo === 'entrega' && (
          <ParcelFields
            envio={envio}
            onChange={(changes) => setEnvio({ ...envio, ...changes })}
            errors={campos}
          />
        )}
        {isSplittable && (
          <Checkbox
            label="Enviar só uma parte agora"
            description="O resto sai depois, em outra encomenda. O cliente recebe um aviso de cada uma."
            checked={part !== null}
            onChange={(event) => setPart(event.currentTarget.checked ? remaining : null)}
          />
        )}
        {part?.map((line, i) => (
          <RequiredNumber
            key={line.posicao}
            label={`${itens[line.posicao]?.nome ?? ''} (${remaining[i]?.quantidade ?? 0} a enviar)`}
            value={line.quantidade}
            onChange={(quantidade) =>
              setPart(part.map((one) => (one.posicao === line.posicao ? { ...one, quantidade } : one)))
            }
            min={0}
            max={remaining[i]?.quantidade ?? 0}
            allowDecimal={false}
            maw={280}
          />
        ))}
        {campos['itens'] !== undefined && (
          <Text size="sm" c="red.9" role="alert">
            {campos['itens']}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button
            onClick={() => void ship()}
            loading={saving || issuing.saving}
            disabled={labels.length > 0 && label === null}
          >
            {words.action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
