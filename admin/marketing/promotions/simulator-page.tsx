import { Button, Card, Checkbox, Grid, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { MomentField } from '#admin/components/date/moment-field.tsx'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { ChoicePicker } from '#admin/components/lookup/choice-picker.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import type { Choice } from '#contract/panel/panel.ts'
import { CartLines, type TriedLine } from './simulator-lines.tsx'
import { type Simulated, SimulatorResult } from './simulator-result.tsx'

const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ')

type Circumstances = {
  codigo: string
  uf: string
  grupo: Choice[]
  logado: boolean
  primeiraCompra: boolean
  em: string | null
}

const ANYBODY: Circumstances = {
  codigo: '',
  uf: 'SP',
  grupo: [],
  logado: false,
  primeiraCompra: true,
  em: null,
}

/** Applies the promotions to a simulated cart, without storing anything. */
export function Component() {
  const [lines, setLines] = useState<TriedLine[]>([])
  const [who, setWho] = useState(ANYBODY)
  const [result, setResult] = useState<Simulated | null>(null)
  const { save, saving } = useSave()
  const change = (changes: Partial<Circumstances>) => setWho((old) => ({ ...old, ...changes }))

  async function simulate() {
    const { codigo, uf, grupo, logado, primeiraCompra, em } = who
    const itens = lines.map(({ choice, quantidade }) => ({ idSku: choice.id, quantidade }))
    const idGrupo = grupo.at(-1)?.id ?? null
    const outcome = await save(() =>
      api.carts.simulate({ itens, codigo, uf, idGrupo, logado, primeiraCompra, em }),
    )
    if (outcome.ok) setResult(outcome.result)
  }

  return (
    <Page title="Simulador" back={{ to: '/promocoes', label: 'Promoções e cupons' }}>
      <Grid>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Card withBorder>
            <PanelForm onSubmit={simulate}>
              <Stack gap="sm">
                <Title order={2}>O carrinho</Title>
                <CartLines lines={lines} onChange={setLines} />
                <Title order={2}>Quem compra</Title>
                <Group align="flex-start" grow preventGrowOverflow={false}>
                  <TextInput
                    label="Cupom"
                    value={who.codigo}
                    maxLength={40}
                    onChange={(event) => change({ codigo: event.currentTarget.value })}
                  />
                  <NativeSelect
                    label="Estado"
                    data={STATES}
                    value={who.uf}
                    onChange={(event) => change({ uf: event.currentTarget.value })}
                  />
                  <MomentField
                    label="Quando"
                    description="Vazio: agora."
                    value={who.em}
                    onChange={(em) => change({ em })}
                  />
                </Group>
                <ChoicePicker
                  label="Grupo de revenda"
                  description="Vazio: o preço de todo mundo."
                  tipo="grupo"
                  value={who.grupo}
                  onChange={(grupo) => change({ grupo: grupo.slice(-1) })}
                />
                <Checkbox
                  label="Entrou na conta"
                  checked={who.logado}
                  onChange={(event) => change({ logado: event.currentTarget.checked })}
                />
                <Checkbox
                  label="É a primeira compra"
                  checked={who.primeiraCompra}
                  onChange={(event) => change({ primeiraCompra: event.currentTarget.checked })}
                />
                <Group>
                  <Button type="submit" loading={saving} disabled={lines.length === 0}>
                    Simular
                  </Button>
                </Group>
              </Stack>
            </PanelForm>
          </Card>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 6 }} aria-live="polite">
          <SimulatorResult result={result} />
        </Grid.Col>
      </Grid>
    </Page>
  )
}
