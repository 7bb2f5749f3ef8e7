import {
  Alert,
  Button,
  Group,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#admin/components/date/date-field.tsx'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Section } from '#admin/components/page/section.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { api } from '#admin/shell/api.ts'
import type { AdminPassport } from '#contract/orders/admin-passports.ts'
import { RECORD_WORDS, WRITTEN_KINDS, type WrittenKind } from '#domain/instruments/passport/record.ts'
import { type Measures, mm } from '#domain/instruments/passport/set-up-sheet.ts'
import { formatDay } from '#domain/time/format-date.ts'

type Props = {
  passport: AdminPassport
  /** The record that is being corrected, or null. */
  corrected: AdminPassport['registros'][number] | null
  onDone: () => void
}

const LABELS: Record<WrittenKind, string> = {
  regulagem: 'O que foi feito',
  cordas: 'Cordas que foram postas',
  servico: 'O que foi feito',
  observacao: 'Observação',
}

/** Writes what was done to an instrument; or, if one is chosen, a correction of a record. */
export function RecordForm({ passport: { id, hoje, campos: sheet }, corrected, onDone }: Props) {
  const [tipo, setTipo] = useState<WrittenKind>(oneOf(WRITTEN_KINDS, corrected?.tipo ?? '') ?? 'regulagem')
  const [em, setEm] = useState(corrected?.em ?? hoje)
  const [texto, setTexto] = useState(corrected?.texto ?? '')
  const [por, setPor] = useState(corrected?.por ?? '')
  const [medidas, setMedidas] = useState<Measures>(
    Object.fromEntries((corrected?.medidas ?? []).map(({ campo, valor }) => [campo, valor])),
  )
  const { save, saving, campos } = useSave()

  async function send() {
    const outcome = await save(
      () =>
        api.passports.addRecord({
          id,
          tipo,
          em,
          texto,
          por,
          medidas: tipo === 'regulagem' ? medidas : {},
          corrige: corrected?.id ?? null,
        }),
      corrected ? 'Correção anotada.' : 'Anotado no passaporte.',
    )
    if (outcome.ok) onDone()
  }

  return (
    <Section
      title={corrected ? 'Corrigir um registro' : 'Anotar no passaporte'}
      text="Aparece na página pública, de quem ler o QR code: não escreva nomes de clientes. Nada do que foi anotado se apaga; um engano se corrige com outro registro."
    >
      {corrected && (
        <Alert color="gray" variant="light">
          Substitui o registro de {formatDay(corrected.em)} ({RECORD_WORDS[corrected.tipo]}), que fica riscado
          no histórico.
        </Alert>
      )}
      <PanelForm onSubmit={send}>
        <Stack gap="sm">
          {!corrected && (
            <SegmentedControl
              aria-label="O que anotar"
              size="xs"
              style={{ maxWidth: '100%', overflowX: 'auto' }}
              data={WRITTEN_KINDS.map((value) => ({ value, label: RECORD_WORDS[value] }))}
              value={tipo}
              onChange={(value) => setTipo(oneOf(WRITTEN_KINDS, value) ?? 'regulagem')}
            />
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <DateField label="Dia" shape="day" value={em} onChange={setEm} error={campos['em']} required />
            <TextInput
              label="Quem fez"
              value={por}
              onChange={(event) => setPor(event.currentTarget.value)}
              error={campos['por']}
              maxLength={80}
            />
          </SimpleGrid>
          {tipo === 'regulagem' && (
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {sheet.map(({ campo, label, onde, usual }) => (
                <NumberInput
                  key={campo}
                  label={`${label} (mm)`}
                  description={usual ? `${onde}; usual: ${mm(usual[0])} a ${mm(usual[1])}` : onde}
                  value={medidas[campo] ?? ''}
                  onChange={(value) =>
                    setMedidas(({ [campo]: _old, ...others }) =>
                      value === '' ? others : { ...others, [campo]: Number(value) },
                    )
                  }
                  error={campos[`medidas.${campo}`]}
                  decimalSeparator=","
                  decimalScale={2}
                  min={0}
                  hideControls
                />
              ))}
            </SimpleGrid>
          )}
          <Textarea
            label={LABELS[tipo]}
            value={texto}
            onChange={(event) => setTexto(event.currentTarget.value)}
            error={campos['texto'] ?? campos['corrige']}
            maxLength={500}
            autosize
            minRows={2}
            required={tipo !== 'regulagem'}
          />
          <Group justify="flex-end">
            {corrected && (
              <Button variant="default" onClick={onDone}>
                Voltar
              </Button>
            )}
            <Button type="submit" loading={saving} disabled={em === ''}>
              {corrected ? 'Anotar a correção' : 'Anotar'}
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Section>
  )
}
