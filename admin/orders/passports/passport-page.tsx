import { Anchor, Button, Grid, Group, Stack, Table, Text, TextInput } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { AdminPassport } from '#contract/orders/admin-passports.ts'
import { passportPath } from '#domain/instruments/passport/passport-path.ts'
import { MAX_SERIAL } from '#domain/instruments/passport/serial-number.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { formatDay, formatShortDate } from '#domain/time/format-date.ts'
import { PassportState } from './passport-state.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordsSection } from './records-section.tsx'
import { SerialNumber } from './serial-number.tsx'

export function loader({ params }: LoaderFunctionArgs) {
  return api.passports.get({ id: Number(params['id']) })
}

/** A passport: what was sold, what was done to it, and its owner. */
export function Component() {
  const passport = useLoaderData<typeof loader>()
  const { id, codigo, produto, numeroSerie, alerta, anuladoEm } = passport
  const [corrected, setCorrected] = useState<AdminPassport['registros'][number] | null>(null)
  const mayWrite = useMay('pedidos.expedir') && anuladoEm === null

  return (
    <Page
      title={`${produto}, nº ${numeroSerie}`}
      heading={
        <>
          {produto}, nº <SerialNumber serial={numeroSerie} />
        </>
      }
      back={{ to: '/passaportes', label: 'Passaportes' }}
      badge={<PassportState anulado={anuladoEm !== null} alerta={alerta?.tipo ?? null} />}
      shopPath={passportPath(codigo)}
      actions={
        <Button
          component="a"
          href={`${passportPath(codigo)}/etiqueta`}
          target="_blank"
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          Etiqueta
        </Button>
      }
    >
      <Grid gap="sm">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="sm">
            {mayWrite && (
              <RecordForm
                key={`${passport.registros.length} ${corrected?.id}`}
                passport={passport}
                corrected={corrected}
                onDone={() => setCorrected(null)}
              />
            )}
            <RecordsSection passport={passport} onCorrect={mayWrite ? setCorrected : null} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="sm">
            <DetailsSection passport={passport} />
            {mayWrite && <SerialSection key={numeroSerie} id={id} numeroSerie={numeroSerie} />}
            {anuladoEm === null && (
              <Allowed permission="pedidos.editar">
                <WithdrawSection id={id} />
              </Allowed>
            )}
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  )
}

function DetailsSection({ passport }: { passport: AdminPassport }) {
  const { marca, condicao, marcas, madeira, peso, garantia, garantiaAte, emitidoEm, pedido, troca } = passport
  const lines = [
    ['Marca', marca],
    ['Condição na venda', CONDITION_WORDS[condicao].nome],
    ['Marcas', marcas],
    ['Madeira', madeira ?? ''],
    ['Peso', peso === null ? '' : `${peso} g`],
    ['Garantia', [garantia, garantiaAte && `até ${formatDay(garantiaAte)}`].filter(Boolean).join(', ')],
    ['Emitido em', formatShortDate(emitidoEm)],
  ].filter(([, text]) => text !== '')

  return (
    <Section title="O que foi vendido">
      <Table aria-label="O que foi vendido">
        <Table.Tbody>
          {lines.map(([label, text]) => (
            <Table.Tr key={label}>
              <Table.Th>{label}</Table.Th>
              <Table.Td>{text}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {pedido && (
        <Text size="sm">
          Vendido no{' '}
          <Anchor component={Link} to={`/pedidos/${pedido.id}`}>
            pedido {pedido.numero}
          </Anchor>
        </Text>
      )}
      <Owner passport={passport} />
      {troca && (
        <Text size="sm">
          Um pedido usa o crédito da{' '}
          <Anchor component={Link} to={`/trocas/${troca.id}`}>
            troca deste instrumento
          </Anchor>
          : até a conferência, o dono não pode passá-lo adiante.
        </Text>
      )}
    </Section>
  )
}

function Owner({ passport: { dono, temDono } }: { passport: AdminPassport }) {
  if (dono)
    return (
      <Text size="sm">
        Dono:{' '}
        <Anchor component={Link} to={`/clientes/${dono.id}`}>
          {dono.nome}
        </Anchor>
      </Text>
    )

  return (
    <Text size="sm" c="gray.6">
      {temDono ? 'O dono tem conta na loja.' : 'Sem dono com conta na loja.'}
    </Text>
  )
}

function SerialSection({ id, numeroSerie }: { id: number; numeroSerie: string }) {
  const [value, setValue] = useState(numeroSerie)
  const { save, saving, campos } = useSave()

  return (
    <Section title="Corrigir o número de série" text="O número anterior fica no histórico do passaporte.">
      <PanelForm
        onSubmit={() =>
          save(() => api.passports.correctSerial({ id, numeroSerie: value }), 'Número corrigido.')
        }
      >
        <Stack gap="sm">
          <TextInput
            label="Número de série"
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
            error={campos['numeroSerie']}
            maxLength={MAX_SERIAL}
            required
          />
          <Group justify="flex-end">
            <Button type="submit" variant="default" loading={saving} disabled={value.trim() === numeroSerie}>
              Corrigir
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Section>
  )
}

function WithdrawSection({ id }: { id: number }) {
  const { save, saving } = useSave()

  async function withdraw() {
    const confirmed = await askFirst({
      title: 'Anular o passaporte?',
      text: 'A página dele diz que não vale mais, e isso não se desfaz. Para um número errado, corrija o número.',
      action: 'Anular',
      danger: true,
    })
    if (confirmed) await save(() => api.passports.withdraw({ id }), 'Passaporte anulado.')
  }

  return (
    <Section
      title="Anular"
      text="Quando o instrumento voltou para a loja, ou o passaporte foi emitido por engano. Pedidos cancelados e devolvidos anulam os seus sozinhos."
    >
      <Group>
        <Button variant="default" loading={saving} onClick={() => void withdraw()}>
          Anular o passaporte
        </Button>
      </Group>
    </Section>
  )
}
