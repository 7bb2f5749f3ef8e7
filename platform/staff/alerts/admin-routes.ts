import { implement } from '@orpc/server'
import { alerts } from '#contract/panel/alerts.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { countUnread, listAlerts, readAlert, readAllAlerts } from './own-alerts.ts'
import { listAlertChoices, saveAlertChoices } from './own-choices.ts'
import { addDevice, listDevices, removeDevice } from './push/devices.ts'

const api = implement(alerts).$context<RequestContext>()

export const alertsRoutes = {
  list: api.list.handler(({ context, input }) => listAlerts(context, input)),
  unread: api.unread.handler(({ context }) => countUnread(context)),
  read: api.read.handler(({ context, input }) => readAlert(context, input)),
  readAll: api.readAll.handler(({ context, input }) => readAllAlerts(context, input)),
  choices: api.choices.handler(({ context }) => listAlertChoices(context)),
  saveChoices: api.saveChoices.handler(({ context, input }) => saveAlertChoices(context, input)),
  devices: api.devices.handler(({ context }) => listDevices(context)),
  addDevice: api.addDevice.handler(({ context, input }) => addDevice(context, input)),
  removeDevice: api.removeDevice.handler(({ context, input }) => removeDevice(context, input)),
}
