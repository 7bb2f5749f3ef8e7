import { Group, MultiSelect, Select, Stack, Switch, TextInput } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { MapPoint } from '#admin/components/address/map-point.tsx'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { SettingsForm } from '../settings-form.tsx'
import { UFS } from '../store/store-address.tsx'
import { useSettings } from '../use-settings.ts'
import { DaysOff } from './days-off.tsx'
import { FreightAccountsSection } from './freight-accounts/accounts-section.tsx'
import { MethodsSection } from './freight-methods/methods-section.tsx'
import { FreightTables } from './freight-tables.tsx'

const PARTS = ['carrinho', 'frete', 'enderecos'] as const

const DIRECTORIES = [
  { value: 'todas', label: 'ViaCEP e BrasilAPI, o que responder primeiro' },
  { value: 'viacep', label: 'Só ViaCEP' },
  { value: 'brasilapi', label: 'Só BrasilAPI' },
  { value: 'embutida', label: 'Só a tabela da loja: centros das capitais' },
  { value: 'desligada', label: 'Em lugar nenhum' },
] as const

export async function loader() {
  const [{ servicos }, methods, accounts] = await Promise.all([
    api.settings.freight(),
    api.freightMethods.list({}),
    api.freightAccounts.list(),
  ])

  return { servicos, methods, accounts: accounts.itens }
}

/** The cart's freight rules, delivery costs and delivery times. */
export function Component() {
  const { servicos, methods, accounts } = useLoaderData<typeof loader>()
  const loaded = useSettings()
  const { cep } = loaded.partes.loja.endereco

  return (
    <Stack>
      <SettingsForm name="entrega" loaded={loaded} parts={PARTS}>
        {({ value: { carrinho, frete, enderecos }, onChange, errorOf }) => (
          <>
            <Section
              title="Frete grátis na sacola"
              text="A barra da sacola conta quanto falta, e o frete mais barato sai de graça."
            >
              <Switch
                label="Dar frete grátis a partir de um valor"
                checked={carrinho.alertaFreteGratis}
                onChange={(event) => onChange('carrinho', { alertaFreteGratis: event.currentTarget.checked })}
              />
              <MoneyInput
                label="A partir de"
                value={carrinho.alertaFreteGratisValorFixo}
                onChange={(valor) => onChange('carrinho', { alertaFreteGratisValorFixo: valor ?? 0 })}
                error={errorOf('carrinho.alertaFreteGratisValorFixo')}
                maw={180}
              />
              <TextInput
                label="Mensagem enquanto falta"
                description="{{valor}} é onde vai a quantia que falta"
                value={carrinho.mensagemAlertaFreteGratis}
                onChange={(event) =>
                  onChange('carrinho', { mensagemAlertaFreteGratis: event.currentTarget.value })
                }
                error={errorOf('carrinho.mensagemAlertaFreteGratis')}
              />
              <TextInput
                label="Mensagem de quem ganhou"
                value={carrinho.mensagemAlertaFreteGratisGanhou}
                onChange={(event) =>
                  onChange('carrinho', { mensagemAlertaFreteGratisGanhou: event.currentTarget.value })
                }
                error={errorOf('carrinho.mensagemAlertaFreteGratisGanhou')}
              />
              <MultiSelect
                label="Só nestes estados"
                description="Vazio: em todos. Os selos, os filtros e a sacola dizem quais são"
                data={UFS}
                value={frete.ufsFreteGratis}
                onChange={(ufsFreteGratis) => onChange('frete', { ufsFreteGratis })}
                searchable
                clearable
                clearButtonProps={{ 'aria-label': 'Todos os estados' }}
              />
            </Section>
            <Section
              title="Endereço pelo CEP"
              text="Quem digita o CEP recebe rua, bairro e cidade preenchidos. Os serviços da internet recebem só o CEP."
            >
              <Select
                label="Onde procurar"
                data={[...DIRECTORIES]}
                value={enderecos.busca}
                onChange={(busca) => busca && onChange('enderecos', { busca })}
                allowDeselect={false}
                maw={360}
              />
            </Section>
            <Section title="Preparo e retirada">
              <Group align="flex-start">
                <RequiredNumber
                  label="Dias úteis de preparo"
                  value={frete.diasPreparo}
                  onChange={(diasPreparo) => onChange('frete', { diasPreparo })}
                  error={errorOf('frete.diasPreparo')}
                  min={0}
                  max={60}
                  allowDecimal={false}
                />
                <RequiredNumber
                  label="Hora de corte"
                  description="Depois dela, vale como pago no dia útil seguinte"
                  value={frete.horaCorte}
                  onChange={(horaCorte) => onChange('frete', { horaCorte })}
                  error={errorOf('frete.horaCorte')}
                  suffix="h"
                  min={0}
                  max={24}
                  allowDecimal={false}
                />
              </Group>
              <DaysOff
                days={frete.feriados}
                onChange={(feriados) => onChange('frete', { feriados })}
                error={errorOf('frete.feriados')}
              />
              <Switch
                label="Oferecer retirada na loja"
                checked={frete.retirada}
                onChange={(event) => onChange('frete', { retirada: event.currentTarget.checked })}
              />
            </Section>
            <Section
              title="Onde a loja fica no mapa"
              text="Para formas de entrega com preço por distância, como um motoboy: a loja mede dali, em linha reta, até o CEP do cliente."
            >
              <MapPoint
                point={frete.coordenadas}
                onChange={(coordenadas) => onChange('frete', { coordenadas })}
                none="Ainda não está no mapa."
                cep={cep}
                error={errorOf('frete.coordenadas.latitude') ?? errorOf('frete.coordenadas.longitude')}
              />
            </Section>
          </>
        )}
      </SettingsForm>
      <FreightAccountsSection accounts={accounts} />
      <MethodsSection methods={methods.itens} total={methods.total} />
      <FreightTables servicos={servicos} hasService={accounts.some(({ ativa }) => ativa)} />
    </Stack>
  )
}
