import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { MomentField } from '#admin/components/date/moment-field.tsx'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import { formatBRL } from '#domain/money/format-money.ts'

/** The charge to confirm, from the list or from the order's page. Centavos. */
export type ConfirmedCharge = {
  idPagamento: string
  descricao: string
  valor: number
  txid: string
  criadaEm: string
}

/** What was refused once, and has to be confirmed again as it is. */
type Doubt = { valor: number; em: string | null; mensagem: string }

/** Confirms money that was seen in the store's account: amount and time as the account shows them. */
export function ConfirmPixDialog({ charge, onClose }: { charge: ConfirmedCharge; onClose: () => void }) {
  const { idPagamento: id, descricao, txid, criadaEm } = charge
  const [valor, setValor] = useState<number | null>(charge.valor)
  const [em, setEm] = useState<string | null>(null)
  const [seen, setSeen] = useState(false)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const { save, saving, campos } = useSave()
  /** Other values have not been looked at twice. */
  const isRepeated = doubt !== null && doubt.valor === valor && doubt.em === em

  async function confirm() {
    if (valor === null || valor === 0) return
    const outcome = await save(
      () => api.ownPix.confirm({ id, valor, ...(em !== null && { em }), mesmoAssim: isRepeated }),
      `Pix de ${formatBRL(valor)} conferido. O comprador é avisado por e-mail.`,
    )
    if (outcome.ok) onClose()
    else if (outcome.failure.code === 'PixComDiferenca')
      setDoubt({ valor, em, mensagem: outcome.failure.mensagem })
  }

  return (
    <Dialog onClose={onClose} title={`Conferir o Pix: ${descricao}`}>
      <PanelForm onSubmit={confirm}>
        <Stack gap="sm">
          <Text size="sm">
            Abra a conta da loja no aplicativo ou no site do banco e procure este recebimento, de{' '}
            {formatMoment(criadaEm)} em diante. Identificador: <code>{txid}</code>.
          </Text>
          <MoneyInput
            label="Valor que entrou"
            value={valor}
            onChange={setValor}
            error={campos['valor']}
            required
            data-autofocus
          />
          <MomentField
            label="Quando entrou"
            description="Vazio, vale agora"
            value={em}
            onChange={setEm}
            error={campos['em']}
          />
          <Checkbox
            label="Vi este dinheiro na conta da loja, e não num comprovante"
            checked={seen}
            onChange={(event) => setSeen(event.currentTarget.checked)}
          />
          {doubt !== null && (
            <Alert color="red.9" variant="outline" title="Confira mais uma vez" role="alert">
              {doubt.mensagem}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button
              type="submit"
              loading={saving}
              disabled={!seen || !valor}
              {...(isRepeated && { color: 'red.9' })}
            >
              {/* Always this wide: leaving a field must not move the button from under the pointer. */}
              Confirmar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
