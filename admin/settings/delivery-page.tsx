import { Group, MultiSelect, NumberInput, Select, Stack, Switch, TextInput } from '@mantine/core'
import { useLoaderData } from 'react-router'
import { MoneyInput } from '../components/form/money-input.tsx'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'
import { FreightTables } from './freight-tables.tsx'
import { SettingsForm } from './settings-form.tsx'
import { UFS } from './store/store-address.tsx'
import { useSettings } from './use-settings.ts'

const PARTS = ['carrinho', 'frete', 'enderecos'] as const

const DIRECTORIES = [
  { value: 'todas', label: 'ViaCEP e BrasilAPI, o que responder primeiro' },
  { value: 'viacep', label: 'Só ViaCEP' },
  { value: 'brasilapi', label: 'Só BrasilAPI' },
  { value: 'embutida', label: 'Só a tabela da loja: centros das capitais' },
  { value: 'desligada', label: 'Em lugar nenhum' },
] as const

export async function loader() {
  return (await api.settings.freight()).servicos
}

/** What the cart says of freight, and what delivery costs and takes. */
export function Component() {
  const servicos = useLoaderData<typeof loader>()
  const carregado = useSettings()

  return (
    <Stack>
      <SettingsForm nome="entrega" carregado={carregado} partes={PARTS}>
        {({ valor: { carrinho, frete, enderecos }, mudar, problema }) => (
          <>
            <Section
              titulo="Frete grátis na sacola"
              texto="A barra da sacola conta quanto falta, e o frete mais barato sai de graça."
            >
              <Switch
                label="Dar frete grátis a partir de um valor"
                checked={carrinho.alertaFreteGratis}
                onChange={(event) => mudar('carrinho', { alertaFreteGratis: event.currentTarget.checked })}
              />
              <MoneyInput
                label="A partir de"
                valor={carrinho.alertaFreteGratisValorFixo}
                mudar={(valor) => mudar('carrinho', { alertaFreteGratisValorFixo: valor ?? 0 })}
                error={problema('carrinho.alertaFreteGratisValorFixo')}
                maw={180}
              />
              <TextInput
                label="Mensagem enquanto falta"
                description="{{valor}} é onde vai a quantia que falta"
                value={carrinho.mensagemAlertaFreteGratis}
                onChange={(event) =>
                  mudar('carrinho', { mensagemAlertaFreteGratis: event.currentTarget.value })
                }
                error={problema('carrinho.mensagemAlertaFreteGratis')}
              />
              <TextInput
                label="Mensagem de quem ganhou"
                value={carrinho.mensagemAlertaFreteGratisGanhou}
                onChange={(event) =>
                  mudar('carrinho', { mensagemAlertaFreteGratisGanhou: event.currentTarget.value })
                }
                error={problema('carrinho.mensagemAlertaFreteGratisGanhou')}
              />
              <MultiSelect
                label="Só nestes estados"
                description="Vazio: em todos. Os selos, os filtros e a sacola dizem quais são"
                data={UFS}
                value={frete.ufsFreteGratis}
                onChange={(ufsFreteGratis) => mudar('frete', { ufsFreteGratis })}
                searchable
                clearable
                clearButtonProps={{ 'aria-label': 'Todos os estados' }}
              />
            </Section>
            <Section
              titulo="Endereço pelo CEP"
              texto="Quem digita o CEP recebe rua, bairro e cidade preenchidos. Os serviços da internet recebem só o CEP."
            >
              <Select
                label="Onde procurar"
                data={[...DIRECTORIES]}
                value={enderecos.busca}
                onChange={(busca) => busca && mudar('enderecos', { busca })}
                allowDeselect={false}
                maw={360}
              />
            </Section>
            <Section titulo="Preparo e retirada">
              <Group align="flex-start">
                <NumberInput
                  label="Dias úteis de preparo"
                  value={frete.diasPreparo}
                  onChange={(dias) => mudar('frete', { diasPreparo: Number(dias) })}
                  error={problema('frete.diasPreparo')}
                  min={0}
                  max={60}
                  allowDecimal={false}
                />
                <NumberInput
                  label="Hora de corte"
                  description="Depois dela, vale como pago no dia útil seguinte"
                  value={frete.horaCorte}
                  onChange={(hora) => mudar('frete', { horaCorte: Number(hora) })}
                  error={problema('frete.horaCorte')}
                  suffix="h"
                  min={0}
                  max={24}
                  allowDecimal={false}
                />
              </Group>
              <Switch
                label="Oferecer retirada na loja"
                checked={frete.retirada}
                onChange={(event) => mudar('frete', { retirada: event.currentTarget.checked })}
              />
            </Section>
          </>
        )}
      </SettingsForm>
      <FreightTables servicos={servicos} servico={carregado.ambiente.frete} />
    </Stack>
  )
}
