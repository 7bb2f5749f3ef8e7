import { Box, Paper, Text } from '@mantine/core'
import { Outlet, useRouteError } from 'react-router'
import { failureOf } from '../shell/failure.ts'
import classes from './auth-frame.module.css'

/** Frame of the pages before login is complete: one narrow column in the middle. */
export function Component() {
  return (
    <Box component="main" className={classes['room']}>
      <Paper withBorder p="lg" w="100%" maw={400}>
        <Outlet />
      </Paper>
    </Box>
  )
}

export function ErrorBoundary() {
  const { mensagem } = failureOf(useRouteError())

  return (
    <Box component="main" className={classes['room']}>
      <Text>{mensagem}</Text>
    </Box>
  )
}
