/** Where the kinds of errors of the bearer interfaces are explained. */
const ERROR_REGISTRY = 'https://errors.platform.invalid';

/** The `type` member of an error: a URI that names its kind. */
export const errorType = (slug: string): string => `${ERROR_REGISTRY}/${slug}`;
