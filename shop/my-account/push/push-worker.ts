/**
 * Address of the program that shows notifications, and name of the Trusted Types policy with which pages register it.
 */
export const pushWorkerPath = '/sw.js'
export const pushWorkerPolicy = 'push-worker'
