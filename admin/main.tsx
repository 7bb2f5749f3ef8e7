import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/spotlight/styles.css'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { routes } from './routes.ts'
import classes from './shell/main.module.css'
import { cssVariables, theme } from './shell/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The document has no root element for the panel.')

createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="light">
    <ModalsProvider labels={{ confirm: 'Confirmar', cancel: 'Cancelar' }}>
      <Notifications position="bottom-right" autoClose={6000} className={classes['notices'] ?? ''} />
      <RouterProvider router={createBrowserRouter(routes, { basename: '/admin' })} />
    </ModalsProvider>
  </MantineProvider>,
)
