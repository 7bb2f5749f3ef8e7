import { Alert, Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import { OpenDialog } from './open-dialog.tsx'
import { StepCard } from './step-card.tsx'

export function loader() {
  return api.opening.get()
}

/** The steps from an empty store to an open one. What is done is known from the store's data. */
export function Component() {
  const { aberta, passos } = useLoaderData<typeof loader>()
  const [asking, setAsking] = useState(false)
  const { save, saving } = useSave()
  const ready = passos.filter(({ situacao }) => situacao !== 'falta').length

  return (
    <Page
      title="Abrir a loja"
      actions={
        <Button
          component="a"
          href="/"
          target="_blank"
          variant="default"
          rightSection={<IconExternalLink size={15} aria-hidden />}
        >
          {aberta ? 'Ver a loja' : 'Ver como vai ficar'}
        </Button>
      }
    >
      {aberta ? (
        <Alert color="green" title="A loja está aberta">
          Todo mundo pode visitá-la e comprar. A lista abaixo continua valendo: veja se ainda falta algo.
        </Alert>
      ) : (
        <Text maw={680}>
          Por enquanto, quem visita vê a página{' '}
          <Anchor component={Link} to="/configuracoes/manutencao" underline="always">
            “Em breve”
          </Anchor>
          . Só você e a sua equipe veem a loja. Faça os passos na ordem que quiser: esta lista percebe sozinha
          o que já está pronto, e você pode parar e voltar quando quiser.
        </Text>
      )}
      <div>
        <Text size="sm" fw={600}>
          {ready} de {passos.length} passos prontos
        </Text>
        <Progress value={(ready / passos.length) * 100} color="pine" aria-label="Passos prontos" maw={680} />
      </div>
      <Stack gap="sm" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
        {passos.map((step) => (
          <StepCard key={step.passo} step={step} />
        ))}
      </Stack>
      <Allowed permission="configuracao.editar">
        <Group>
          {aberta ? (
            <Button
              variant="default"
              loading={saving}
              onClick={() =>
                void save(() => api.opening.close(), 'A loja está fechada: quem visita vê “Em breve”.')
              }
            >
              Fechar de novo
            </Button>
          ) : (
            <Button size="md" onClick={() => setAsking(true)}>
              Abrir a loja
            </Button>
          )}
        </Group>
        {asking && <OpenDialog steps={passos} onClose={() => setAsking(false)} />}
      </Allowed>
    </Page>
  )
}
