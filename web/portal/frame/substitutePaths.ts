export const substitutesPath = '/substitutes';

export const substitutePath = (id: number) => `${substitutesPath}/${id}`;
