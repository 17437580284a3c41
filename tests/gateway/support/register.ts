import * as v from 'valibot'
import { DEVICE, say } from './accounts'
import type { RunningGateway } from './running-gateway'

const REGISTER = '/wps/member/register'

/** The fields of every registration. */
export const FORM = {
  ...DEVICE,
  login: true,
  registerMethod: 'H5',
  registerUrl: 'https://harbour.example/m/register?r=ANN70001',
  domain: 'harbour.example',
} as const

export const NEWCOMER = { ...FORM, username: 'Nia.Brandt_7', password: 'topsail-3' } as const

export const register = (gateway: RunningGateway, message: unknown, moduleId = 'REG3') =>
  say(gateway, REGISTER, message, { ModuleId: moduleId })

export const registerMobile = (gateway: RunningGateway, message: unknown, moduleId = 'MOBILENUMREG3') =>
  say(gateway, `${REGISTER}/mobile`, message, { ModuleId: moduleId })

const registrationsSchema = v.array(v.looseObject({ username: v.string() }))

/** Every registration as returned by the control endpoint. */
export const registrations = async (gateway: RunningGateway) =>
  v.parse(registrationsSchema, await (await gateway.get('/__control/registrations')).json())
